import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { serviceList, serviceListQuery, serviceSheetQuery } from '@zikaron/contract';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import { Recorded } from '../platform/audit/index.js';
import { AnswersFile, Operation } from '../platform/http/index.js';
import { May, Org, type OrganizationId } from '../platform/tenancy/index.js';
import { type ServiceListAsked, ServiceListService } from './service-list.service.js';

const JSON_TYPE = 'application/json; charset=utf-8';
@ApiTags('Service list')
@Controller()
export class ServiceListController {
  constructor(private readonly lists: ServiceListService) {}

  @Get('service-list')
  @Operation('getServiceList', 'The names to read at a service', serviceList)
  @May('yahrzeits:read')
  async list(@Org() org: OrganizationId, @Query({ schema: serviceListQuery }) asked: ServiceListAsked) {
    const answer = await this.lists.answer(org, asked);
    return answer instanceof Readable ? new StreamableFile(answer, { type: JSON_TYPE }) : answer;
  }

  @Get('service-list.txt')
  @Operation('getServiceListText', 'The names to read at a service, as text')
  @Recorded('export', 'service list')
  @May('yahrzeits:read')
  @AnswersFile()
  text(@Org() org: OrganizationId, @Query({ schema: serviceListQuery }) asked: ServiceListAsked) {
    return this.lists.file(org, asked, 'txt');
  }

  @Get('service-list.docx')
  @Operation('getServiceListWord', 'The names to read at a service, for Word')
  @Recorded('export', 'service list')
  @May('yahrzeits:read')
  @AnswersFile()
  word(@Org() org: OrganizationId, @Query({ schema: serviceListQuery }) asked: ServiceListAsked) {
    return this.lists.file(org, asked, 'docx');
  }

  @Get('service-list.pdf')
  @Operation('getServiceListPdf', 'The names to read at a service, typeset')
  @Recorded('export', 'service list')
  @May('yahrzeits:read')
  @AnswersFile()
  sheet(@Org() org: OrganizationId, @Query({ schema: serviceSheetQuery }) asked: z.output<typeof serviceSheetQuery>) {
    return this.lists.sheet(org, asked);
  }
}
