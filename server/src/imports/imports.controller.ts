import { Body, Controller, Get, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import {
  cropQuery,
  crops,
  importChoices,
  importColumns,
  importMending,
  importPage,
  importPlan,
  importQuery,
  importRow,
  importRowPage,
  importRowQuery,
  importSummary,
  importTraces,
  importTrial,
  line,
  unlistedPage,
  unlistedQuery,
  unlistedStay,
  unlistedStayed,
} from '@zikaron/contract';
import type { Request } from 'express';
import { z } from 'zod';
import { Id, Operation } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { ImportMendings } from './import-mending.js';
import { ImportsService } from './imports.service.js';
import { PlatesService } from './photographs/plates.service.js';
import { receiveFile } from './read/receive-file.js';

/** `sheet`, from 1 on: which of the sheets of a workbook that has several lists; `table`: which of those side by side on one sheet, 0 if they are one. */
const upload = z.object({
  fileName: line(255),
  sheet: z.coerce.number().int().min(1).max(5000).optional(),
  table: z.coerce.number().int().min(0).max(500).optional(),
});

@ApiTags('Imports')
@Controller('imports')
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly mendings: ImportMendings,
    private readonly plates: PlatesService,
  ) {}

  @Get()
  @Operation('listImports', 'Imports, a page at a time', importPage)
  @May('imports:read')
  list(@Org() org: OrganizationId, @Query({ schema: importQuery }) query: z.output<typeof importQuery>) {
    return this.imports.list(org, query);
  }

  /** The file itself is the body. */
  @Post()
  @Operation('createImport', 'Upload a list; it is read and shown before anything is written', importSummary, 201)
  @May('imports:write')
  @ApiConsumes('text/csv', 'application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  async upload(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Query({ schema: upload }) { fileName, sheet, table }: z.output<typeof upload>,
    @Req() request: Request,
  ) {
    await this.imports.mayBring(org);
    return this.imports.preview(org, by, { fileName, sheet, table, file: await receiveFile(request) });
  }

  @Get(':id')
  @Operation('getImport', 'One import and what it understood', importSummary)
  @May('imports:read')
  get(@Org() org: OrganizationId, @Id() table: string) {
    return this.imports.get(org, table);
  }

  @Get(':id/rows')
  @Operation('listImportRows', 'The rows of an import, a page at a time', importRowPage)
  @May('imports:read')
  rows(
    @Org() org: OrganizationId,
    @Id() table: string,
    @Query({ schema: importRowQuery }) query: z.output<typeof importRowQuery>,
  ) {
    return this.imports.rows(org, table, query);
  }

  @Get(':id/crops')
  @Operation('listImportCrops', 'Pictures of the plates that became these rows', crops)
  @May('imports:read')
  crops(
    @Org() org: OrganizationId,
    @Id() table: string,
    @Query({ schema: cropQuery }) { rows = [] }: z.output<typeof cropQuery>,
  ) {
    return this.plates.crops(org, table, rows);
  }

  @Post(':id/columns')
  @Operation('chooseImportColumns', 'Say what the columns of a list mean', importSummary)
  @May('imports:write')
  correct(
    @Org() org: OrganizationId,
    @Id() table: string,
    @Body({ schema: importColumns }) columns: z.output<typeof importColumns>,
  ) {
    return this.mendings.correct(org, table, columns);
  }

  @Post(':id/choices')
  @Operation('decideImportRows', 'Decide what becomes of rows', importSummary)
  @May('imports:write')
  choose(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() table: string,
    @Body({ schema: importChoices }) choices: z.output<typeof importChoices>,
  ) {
    return this.imports.choose(org, by, table, choices);
  }

  @Post(':id/rows')
  @Operation('mendImportRows', 'Mend cells of rows, leave rows out or bring them by hand', importSummary)
  @May('imports:write')
  mend(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() table: string,
    @Body({ schema: importMending }) mending: z.output<typeof importMending>,
  ) {
    return this.mendings.mend(org, by, table, mending);
  }

  @Post(':id/rest')
  @Operation(
    'takeRestOfImport',
    'Make a list of its own of the rows of an import that could not be read',
    importSummary,
  )
  @May('imports:write')
  takeRest(@Org() org: OrganizationId, @By() by: Actor, @Id() table: string) {
    return this.mendings.takeRest(org, by, table);
  }

  @Post(':id/trials')
  @Operation('tryImportRow', 'How a row would be read with other text in its cells', importRow)
  @May('imports:write')
  tryOut(
    @Org() org: OrganizationId,
    @Id() table: string,
    @Body({ schema: importTrial }) trial: z.output<typeof importTrial>,
  ) {
    return this.mendings.tryOut(org, table, trial);
  }

  @Get(':id/plan')
  @Operation('getImportPlan', 'Whether the plan has room for what the import brings', importPlan)
  @May('imports:read')
  plan(@Org() org: OrganizationId, @Id() table: string) {
    return this.imports.plan(org, table);
  }

  @Get(':id/no-longer-listed')
  @Operation('listUnlistedPeople', 'People of earlier files whom this file no longer names', unlistedPage)
  @May('imports:read')
  noLongerListed(
    @Org() org: OrganizationId,
    @Id() table: string,
    @Query({ schema: unlistedQuery }) query: z.output<typeof unlistedQuery>,
  ) {
    return this.imports.noLongerListed(org, table, query);
  }

  @Post(':id/no-longer-listed')
  @Operation('keepUnlistedPeople', 'Keep people whom their list no longer names', unlistedStayed)
  @May('imports:write')
  stayUnlisted(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() table: string,
    @Body({ schema: unlistedStay }) { stay }: z.output<typeof unlistedStay>,
  ) {
    return this.imports.stayUnlisted(org, by, table, stay);
  }

  @Get(':id/traces')
  @Operation('getImportTraces', 'Letters about what an import brought, and what stays of it', importTraces)
  @May('imports:read')
  traces(@Org() org: OrganizationId, @Id() table: string) {
    return this.imports.traces(org, table);
  }

  @Post(':id/run')
  @Operation('runImport', 'Write the rows of an import', importSummary)
  @May('imports:write')
  run(@Org() org: OrganizationId, @By() by: Actor, @Id() table: string) {
    return this.imports.run(org, by, table);
  }

  @Post(':id/undo')
  @Operation('undoImport', 'Undo an import; what was changed since stays', importSummary)
  @May('imports:write')
  undo(@Org() org: OrganizationId, @By() by: Actor, @Id() table: string) {
    return this.imports.undo(org, by, table);
  }
}
