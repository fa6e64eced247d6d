import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { importSource, importSourceDraft, importSourceList, importSources, removed } from '@zikaron/contract';
import type { z } from 'zod';
import { Id, Operation } from '../../platform/http/index.js';
import { By, May, Org, WithoutPlan, type Actor, type OrganizationId } from '../../platform/tenancy/index.js';
import { ImportSourcesService } from './import-sources.service.js';
import { SourceRuns } from './source-runs.js';

/** The address of a published sheet opens the list to whoever has it: only those who may bring lists in see it. */
@ApiTags('Imports')
@Controller('import-sources')
@May('imports:write')
export class ImportSourcesController {
  constructor(
    private readonly sources: ImportSourcesService,
    private readonly runs: SourceRuns,
  ) {}

  @Get()
  @Operation('listImportSources', 'Lists that are fetched every night', importSources)
  list(@Org() org: OrganizationId) {
    return this.sources.list(org);
  }

  @Post()
  @Operation('createImportSource', 'Have a list fetched every night', importSource, 201)
  add(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: importSourceDraft }) draft: z.output<typeof importSourceDraft>,
  ) {
    return this.sources.add(org, by, draft);
  }

  @Delete(':id')
  @Operation('deleteImportSource', 'Fetch a list no more; what it has brought stays', removed)
  @WithoutPlan()
  remove(@Org() org: OrganizationId, @By() by: Actor, @Id() source: string) {
    return this.sources.remove(org, by, source);
  }

  @Post(':id/run')
  @Operation('runImportSource', 'Fetch a list now', importSource)
  run(@Org() org: OrganizationId, @By() by: Actor, @Id() source: string) {
    return this.runs.runNow(org, by, source);
  }

  @Post(':id/list')
  @Operation('chooseListOfImportSource', 'Say which of several lists in its file is meant, and fetch it', importSource)
  async choose(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() source: string,
    @Body({ schema: importSourceList }) list: z.output<typeof importSourceList>,
  ) {
    await this.sources.choose(org, by, source, list);
    return this.runs.runNow(org, by, source);
  }
}
