import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  hebcalConversion,
  hebcalConverterQuery,
  hebcalYahrzeitQuery,
  hebcalYahrzeits,
  type HebcalConversion,
  type HebcalYahrzeits,
} from '@zikaron/contract';
import type { z } from 'zod';
import { Answers } from '../platform/http/index.js';
import { May, Org, type OrganizationId } from '../platform/tenancy/index.js';
import { convert } from './hebcal-wire.js';
import { TypedDatesService } from './typed-dates.service.js';

/** The two calls of the public Hebcal service that forms make, answered here. */
@ApiTags('Hebrew calendar')
@Controller('hebcal')
export class HebcalController {
  constructor(private readonly dates: TypedDatesService) {}

  @Get('converter')
  @ApiOperation({ operationId: 'convertDate', summary: "A civil date as a Hebrew one and back, in Hebcal's form" })
  @May('yahrzeits:read')
  @Answers(hebcalConversion)
  converter(@Query({ schema: hebcalConverterQuery }) query: z.output<typeof hebcalConverterQuery>): HebcalConversion {
    return convert(query);
  }

  @Get('yahrzeit')
  @ApiOperation({ operationId: 'listAnniversaries', summary: "Anniversaries in coming years, in Hebcal's form" })
  @May('yahrzeits:read')
  @Answers(hebcalYahrzeits)
  yahrzeit(
    @Org() org: OrganizationId,
    @Query({ schema: hebcalYahrzeitQuery }) asked: z.output<typeof hebcalYahrzeitQuery>,
  ): Promise<HebcalYahrzeits> {
    return this.dates.asHebcal(org, asked);
  }
}
