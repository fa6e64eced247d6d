import { Body, Controller, Get, Header, Post, Query, UseFilters, UseGuards } from '@nestjs/common';
import { ApiBadRequestResponse, ApiConsumes, ApiTags } from '@nestjs/swagger';
import {
  hebcalConverterAnswer,
  hebcalQuery,
  hebcalYahrzeits,
  type HebcalConversion,
  type HebcalDates,
  type HebcalYahrzeits,
} from '@zikaron/contract';
import type { z } from 'zod';
import { localDate } from '../calendar/index.js';
import { Clock } from '../platform/clock/index.js';
import { Operation } from '../platform/http/index.js';
import { Public } from '../platform/tenancy/index.js';
import { anniversaries } from './anniversaries.js';
import { convert } from './converter.js';
import { HebcalErrors } from './hebcal-errors.js';
import { HebcalLimit } from './hebcal-limit.js';

type Question = z.output<typeof hebcalQuery>;

/** Where "today" is, for a question that names no day; as in the form of a new yahrzeit. */
const HOME = 'America/New_York';

/**
 * The two calls of Hebcal's service (https://www.hebcal.com/home/developer-apis), in its wire format and by its rules, for
 * everybody: a program made for one may be pointed at the other.
 */
@ApiTags('Hebrew calendar')
@ApiBadRequestResponse({ description: "What was asked cannot be read; `error` says why, in Hebcal's form." })
@Controller('hebcal')
@Public()
@UseGuards(HebcalLimit)
@UseFilters(HebcalErrors)
export class HebcalController {
  constructor(private readonly clock: Clock) {}

  @Get('converter')
  @Operation('convertDate', "A civil date as a Hebrew one and back, in Hebcal's form", hebcalConverterAnswer)
  @Header('Access-Control-Allow-Origin', '*')
  converter(@Query({ schema: hebcalQuery }) query: Question): HebcalConversion | HebcalDates {
    return convert(query, localDate(this.clock.now(), HOME));
  }

  @Get('yahrzeit')
  @Operation('listAnniversaries', "Anniversaries in coming years, in Hebcal's form", hebcalYahrzeits)
  @Header('Access-Control-Allow-Origin', '*')
  yahrzeit(@Query({ schema: hebcalQuery }) query: Question): HebcalYahrzeits {
    return anniversaries({ ...USUAL, ...query }, this.clock.now());
  }

  @Post('yahrzeit')
  @ApiConsumes('application/x-www-form-urlencoded')
  @Operation('listAnniversariesOfForm', "Anniversaries, asked by a form, in Hebcal's form", hebcalYahrzeits)
  @Header('Access-Control-Allow-Origin', '*')
  form(
    @Body({ schema: hebcalQuery }) body: Question,
    @Query({ schema: hebcalQuery }) query: Question,
  ): HebcalYahrzeits {
    const usual = body.v === 'yahrzeit' ? {} : USUAL;
    return anniversaries({ ...usual, ...body, ...query }, this.clock.now());
  }
}

const USUAL: Question = { hebdate: 'on', yizkor: 'off' };
