import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { testEmail, testEmailSent } from '@zikaron/contract';
import type { z } from 'zod';
import { Recorded } from '../../platform/audit/index.js';
import { Operation } from '../../platform/http/index.js';
import { May, Org, type OrganizationId } from '../../platform/tenancy/index.js';
import { LetterPreviews } from './letter-previews.js';

@ApiTags('Templates')
@Controller('emails/send-test')
export class TestLettersController {
  constructor(private readonly previews: LetterPreviews) {}

  @Post()
  @Operation('sendTestEmail', 'Send a test letter to one address', testEmailSent)
  @Recorded('send test', 'template', ['to', 'templateId', 'yahrzeitId', 'observerId'])
  @May('emails:send')
  send(@Org() org: OrganizationId, @Body({ schema: testEmail }) test: z.output<typeof testEmail>) {
    return this.previews.sendTest(org, test);
  }
}
