import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { May, Public } from '../platform/tenancy/index.js';
import { problemsOf } from './unguarded-routes.js';

@Controller('open')
class OpenController {
  @Get()
  list() {}

  @May('contacts:read')
  @Get(':id')
  show(@Param('id') _id: string, @Query({ schema: z.object({}) }) _query: object) {}

  @Public()
  @Post()
  add(@Body() _body: object) {}

  /** No route. */
  helper() {}
}

@Public()
@Controller('shut')
class ShutController {
  @Get(':id')
  show(@Param('id', { schema: z.uuid() }) _id: string) {}
}

describe('routes at start', () => {
  it('given routes without a rule or with unchecked inputs, then each is named', () => {
    expect(problemsOf(OpenController)).toEqual([
      '  OpenController.list has neither @May, @SignedIn, @Operator nor @Public',
      '  OpenController.show takes param "id" without a schema',
      '  OpenController.add takes its body without a schema',
    ]);
  });

  it('given a rule on the whole controller and checked inputs, then there is nothing to say', () => {
    expect(problemsOf(ShutController)).toEqual([]);
  });
});
