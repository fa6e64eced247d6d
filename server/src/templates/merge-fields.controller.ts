import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  availableFields,
  availableFieldsQuery,
  expressionsToFill,
  filledExpressions,
  templateToValidate,
  templateValidation,
} from '@zikaron/contract';
import type { z } from 'zod';
import { Operation } from '../platform/http/index.js';
import { May, Org, type OrganizationId } from '../platform/tenancy/index.js';
import { MergeFieldTesting } from './merge-field-testing.js';

@ApiTags('Merge fields')
@Controller('merge-field-testing')
export class MergeFieldsController {
  constructor(private readonly testing: MergeFieldTesting) {}

  @Get('available-fields')
  @Operation('listMergeFields', 'The catalogue of merge fields by category', availableFields)
  @May('templates:read')
  fields(@Query({ schema: availableFieldsQuery }) { language }: z.output<typeof availableFieldsQuery>) {
    return this.testing.fields(language);
  }

  @Post('validate-template')
  @Operation(
    'validateTemplate',
    'Try a letter against a record: issues, rendered text, recommendations',
    templateValidation,
  )
  @May('templates:read')
  validate(
    @Org() org: OrganizationId,
    @Body({ schema: templateToValidate }) template: z.output<typeof templateToValidate>,
  ) {
    return this.testing.validate(org, template);
  }

  @Post('fill')
  @Operation('fillExpressions', "What expressions say in one family's letter", filledExpressions)
  @May('templates:read')
  fill(
    @Org() org: OrganizationId,
    @Body({ schema: expressionsToFill }) expressions: z.output<typeof expressionsToFill>,
  ) {
    return this.testing.fill(org, expressions);
  }
}
