import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  labelsQuery,
  lettersQuery,
  printed,
  printedBatchPage,
  printedBatchQuery,
  printing,
  removed,
  waitingLetters,
} from '@zikaron/contract';
import type { z } from 'zod';
import { Recorded } from '../../platform/audit/index.js';
import { AnswersFile, Id, Operation } from '../../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../../platform/tenancy/index.js';
import { PrintedFiles } from './printed-files.js';
import { PrintingService } from './printing.service.js';

@ApiTags('Printing')
@Controller('printing')
export class PrintingController {
  constructor(
    private readonly service: PrintingService,
    private readonly files: PrintedFiles,
  ) {}

  @Get()
  @Operation('listPrintedBatches', 'What was printed, a page at a time', printedBatchPage)
  @May('emails:read')
  list(@Org() org: OrganizationId, @Query({ schema: printedBatchQuery }) query: z.output<typeof printedBatchQuery>) {
    return this.service.list(org, query);
  }

  @Post()
  @Operation('printLetters', 'Print letters: a batch is made and noted', printed, 201)
  @May('emails:send')
  print(@Org() org: OrganizationId, @By() by: Actor, @Body({ schema: printing }) wish: z.output<typeof printing>) {
    return this.service.print(org, by, wish);
  }

  @Post('count')
  @Operation('countLettersToPrint', 'How many letters wait that would be printed', waitingLetters)
  @May('emails:read')
  async count(@Org() org: OrganizationId, @Body({ schema: printing }) wish: z.output<typeof printing>) {
    return { data: { letters: await this.service.count(org, wish) } };
  }

  @Post('look')
  @Operation('lookAtLetters', 'The letters that would be printed, as PDF; nothing is noted')
  @May('emails:send')
  @AnswersFile()
  async look(
    @Org() org: OrganizationId,
    @Body({ schema: printing }) wish: z.output<typeof printing>,
    @Query({ schema: lettersQuery }) how: z.output<typeof lettersQuery>,
  ) {
    return this.files.look(org, wish, how);
  }

  @Delete(':id')
  @Operation('undoPrinting', 'Undo a printed batch: its letters count as not printed', removed)
  @May('emails:send')
  undo(@Org() org: OrganizationId, @By() by: Actor, @Id() batch: string) {
    return this.service.undo(org, by, batch);
  }

  @Get(':id/letters.pdf')
  @Operation('getPrintedLetters', "A batch's letters as PDF")
  @Recorded('export', 'printed letters')
  @May('emails:read')
  @AnswersFile()
  letters(
    @Org() org: OrganizationId,
    @Id() batch: string,
    @Query({ schema: lettersQuery }) how: z.output<typeof lettersQuery>,
  ) {
    return this.files.letters(org, batch, how);
  }

  @Get(':id/labels.pdf')
  @Operation('getPrintedLabels', "A batch's address labels as PDF")
  @Recorded('export', 'labels')
  @May('emails:read')
  @AnswersFile()
  labels(
    @Org() org: OrganizationId,
    @Id() batch: string,
    @Query({ schema: labelsQuery }) wish: z.output<typeof labelsQuery>,
  ) {
    return this.files.labels(org, batch, wish);
  }
}
