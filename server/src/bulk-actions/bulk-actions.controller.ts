import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  bulkActionPage,
  bulkActionQuery,
  bulkOutcome,
  bulkUndone,
  contactsChange,
  importRowsChange,
  jobsChange,
  messagesChange,
  observersChange,
  yahrzeitsChange,
  type BulkOutcome,
  type BulkUndone,
} from '@zikaron/contract';
import type { z } from 'zod';
import { Id, Operation } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { BulkActionsService } from './bulk-actions.service.js';
import { ManyImportRows } from './many-import-rows.js';
import { ManyLetters } from './many-letters.js';

@ApiTags('Many at once')
@Controller('bulk-actions')
export class BulkActionsController {
  constructor(
    private readonly actions: BulkActionsService,
    private readonly letters: ManyLetters,
    private readonly rows: ManyImportRows,
  ) {}

  @Get()
  @Operation('listBulkActions', 'What was done with many records in the last 30 days', bulkActionPage)
  @May('yahrzeits:read')
  list(@Org() org: OrganizationId, @Query({ schema: bulkActionQuery }) query: z.output<typeof bulkActionQuery>) {
    return this.actions.list(org, query);
  }

  @Post('yahrzeits')
  @Operation(
    'changeManyYahrzeits',
    'Archive, restore or decide many yahrzeits at once, or say what would come of it',
    bulkOutcome,
  )
  @May('yahrzeits:write')
  changeYahrzeits(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: yahrzeitsChange }) asked: z.output<typeof yahrzeitsChange>,
  ): Promise<BulkOutcome> {
    return this.actions.changeYahrzeits(org, by, asked);
  }

  @Post('observers')
  @Operation(
    'changeManyObservers',
    'Lead time, calendar or channel of many observers at once, or what would come of it',
    bulkOutcome,
  )
  @May('contacts:write')
  changeObservers(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: observersChange }) asked: z.output<typeof observersChange>,
  ): Promise<BulkOutcome> {
    return this.actions.changeObservers(org, by, asked);
  }

  @Post('contacts')
  @Operation(
    'changeManyContacts',
    'Many contacts leave the congregation or belong to it again, or what would come of it',
    bulkOutcome,
  )
  @May('contacts:write')
  changeContacts(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: contactsChange }) asked: z.output<typeof contactsChange>,
  ): Promise<BulkOutcome> {
    return this.actions.changeContacts(org, by, asked);
  }

  @Post('emails')
  @Operation(
    'changeManyEmails',
    'Send again, withdraw or settle many messages at once, or say what would come of it',
    bulkOutcome,
  )
  @May('emails:send')
  changeMessages(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: messagesChange }) asked: z.output<typeof messagesChange>,
  ): Promise<BulkOutcome> {
    return this.letters.changeMessages(org, by, asked);
  }

  @Post('jobs')
  @Operation(
    'changeManyEmailJobs',
    'Put many email jobs away, take them out again or give them another letter, or say what would come of it',
    bulkOutcome,
  )
  @May('emails:write')
  changeJobs(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: jobsChange }) asked: z.output<typeof jobsChange>,
  ): Promise<BulkOutcome> {
    return this.letters.changeJobs(org, by, asked);
  }

  @Post('import-rows')
  @Operation(
    'changeManyImportRows',
    'Leave out, bring or answer for many rows of a list that is looked at, or say what would come of it',
    bulkOutcome,
  )
  @May('imports:write')
  changeImportRows(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: importRowsChange }) asked: z.output<typeof importRowsChange>,
  ): Promise<BulkOutcome> {
    return this.rows.change(org, by, asked);
  }

  @Post('yahrzeits/:id/undo')
  @Operation('undoManyYahrzeits', 'Undo what was done with many yahrzeits', bulkUndone)
  @May('yahrzeits:write')
  undoYahrzeits(@Org() org: OrganizationId, @By() by: Actor, @Id() actionId: string): Promise<BulkUndone> {
    return this.actions.undo(org, by, 'yahrzeits', actionId);
  }

  @Post('observers/:id/undo')
  @Operation('undoManyObservers', 'Undo what was done with many observers', bulkUndone)
  @May('contacts:write')
  undoObservers(@Org() org: OrganizationId, @By() by: Actor, @Id() actionId: string): Promise<BulkUndone> {
    return this.actions.undo(org, by, 'observers', actionId);
  }

  @Post('contacts/:id/undo')
  @Operation(
    'undoMergedContacts',
    'Undo what was said of many contacts, or make two again of two that were merged',
    bulkUndone,
  )
  @May('contacts:write')
  undoContacts(@Org() org: OrganizationId, @By() by: Actor, @Id() actionId: string): Promise<BulkUndone> {
    return this.actions.undo(org, by, 'contacts', actionId);
  }

  @Post('emails/:id/undo')
  @Operation('undoManyEmails', 'Undo what was done with many messages, where nothing happened since', bulkUndone)
  @May('emails:send')
  undoMessages(@Org() org: OrganizationId, @By() by: Actor, @Id() actionId: string): Promise<BulkUndone> {
    return this.actions.undo(org, by, 'emails', actionId);
  }

  @Post('jobs/:id/undo')
  @Operation('undoManyEmailJobs', 'Undo what was done with many email jobs', bulkUndone)
  @May('emails:write')
  undoJobs(@Org() org: OrganizationId, @By() by: Actor, @Id() actionId: string): Promise<BulkUndone> {
    return this.actions.undo(org, by, 'jobs', actionId);
  }

  @Post('import-rows/:id/undo')
  @Operation('undoManyImportRows', 'Undo what was said of many rows of a list, until it is imported', bulkUndone)
  @May('imports:write')
  undoImportRows(@Org() org: OrganizationId, @By() by: Actor, @Id() actionId: string): Promise<BulkUndone> {
    return this.actions.undo(org, by, 'import-rows', actionId);
  }
}
