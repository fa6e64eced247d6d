import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { serviceList, serviceListQuery } from '@zikaron/contract';
import type { Response } from 'express';
import { Answers, sendDownload } from '../platform/http/index.js';
import { May, Org, type OrganizationId } from '../platform/tenancy/index.js';
import { type ServiceListAsked, ServiceListService } from './service-list.service.js';

const file = { description: 'The file', schema: { type: 'string' as const, format: 'binary' } };

@Controller()
export class ServiceListController {
  constructor(private readonly lists: ServiceListService) {}

  @Get('service-list')
  @May('yahrzeits:read')
  @Answers(serviceList)
  list(@Org() org: OrganizationId, @Query({ schema: serviceListQuery }) asked: ServiceListAsked) {
    return this.lists.list(org, asked);
  }

  @Get('service-list.txt')
  @May('yahrzeits:read')
  @ApiOkResponse(file)
  async text(
    @Org() org: OrganizationId,
    @Query({ schema: serviceListQuery }) asked: ServiceListAsked,
    @Res() response: Response,
  ) {
    await sendDownload(response, await this.lists.text(org, asked));
  }

  @Get('service-list.docx')
  @May('yahrzeits:read')
  @ApiOkResponse(file)
  async word(
    @Org() org: OrganizationId,
    @Query({ schema: serviceListQuery }) asked: ServiceListAsked,
    @Res() response: Response,
  ) {
    await sendDownload(response, await this.lists.word(org, asked));
  }
}
