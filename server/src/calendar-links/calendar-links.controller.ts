import { Body, Controller, Delete, Get, Ip, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  calendarLink,
  calendarLinkDraft,
  calendarLinkPage,
  calendarLinkQuery,
  calendarToken,
  removed,
} from '@zikaron/contract';
import type { z } from 'zod';
import { Id, Operation } from '../platform/http/index.js';
import { By, May, Org, Public, WithoutPlan, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { CalendarLinksService } from './calendar-links.service.js';
import { CalendarsService } from './calendars.service.js';

const file = { description: 'iCalendar, RFC 5545', schema: { type: 'string' as const } };

@ApiTags('Calendars')
@Controller()
export class CalendarLinksController {
  constructor(
    private readonly links: CalendarLinksService,
    private readonly calendars: CalendarsService,
  ) {}

  @Get('yahrzeits/:id/calendar.ics')
  @Operation('getYahrzeitCalendar', 'The observances of a yahrzeit as a calendar file')
  @May('yahrzeits:read')
  @ApiOkResponse(file)
  ofYahrzeit(@Org() org: OrganizationId, @Id() whose: string) {
    return this.calendars.ofYahrzeit(org, whose);
  }

  @Get('contacts/:id/calendar.ics')
  @Operation('getContactCalendar', 'The observances of a contact as a calendar file')
  @May('contacts:read')
  @ApiOkResponse(file)
  ofContact(@Org() org: OrganizationId, @Id() whose: string) {
    return this.calendars.ofContact(org, whose);
  }

  /** They open what they name to whoever has them, so only those who may change records see them. */
  @Get('calendar-links')
  @Operation('listCalendarLinks', 'The private addresses of calendars', calendarLinkPage)
  @May('yahrzeits:write')
  list(@Org() org: OrganizationId, @Query({ schema: calendarLinkQuery }) query: z.output<typeof calendarLinkQuery>) {
    return this.links.list(org, query);
  }

  @Post('calendar-links')
  @Operation('createCalendarLink', 'Make a private address of a calendar', calendarLink, 201)
  @May('yahrzeits:write')
  add(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: calendarLinkDraft }) draft: z.output<typeof calendarLinkDraft>,
  ) {
    return this.links.add(org, by, draft);
  }

  @Delete('calendar-links/:id')
  @Operation('revokeCalendarLink', 'Revoke a private address of a calendar', removed)
  @WithoutPlan()
  @May('yahrzeits:write')
  revoke(@Org() org: OrganizationId, @By() by: Actor, @Id() link: string) {
    return this.links.revoke(org, by, link);
  }

  /** What calendar programs ask by themselves; outside /api. */
  @Get('calendar/:token.ics')
  @Operation('openCalendar', 'A calendar by its private address')
  @Public()
  @ApiOkResponse(file)
  open(@Param('token', { schema: calendarToken }) token: string, @Ip() ip: string) {
    return this.links.open(token, ip);
  }
}
