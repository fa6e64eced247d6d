import { sql, type Kysely } from 'kysely';
import { anyOf, type Database } from '../platform/database/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { containingInJson, type Traces } from './traces.js';

/** The contact, and everything by which they can be known. */
interface Whose extends Traces {
  readonly org: OrganizationId;
  readonly id: string;
}

interface Part {
  readonly table: keyof Database;
  /** What is kept there of a person, as it goes into their file. */
  read(db: Kysely<Database>, whose: Whose): Promise<unknown[]>;
}

/**
 * Where something of a contact is kept, and how it is told to them. What stands here is erased with them too: the spec writes
 * into each of these tables, and finds nothing in them afterwards.
 */
export const PERSONAL = {
  observances: {
    table: 'observance',
    read: (db, { org, id }) =>
      db
        .selectFrom('observance as o')
        .innerJoin('yahrzeit as y', (on) =>
          on.onRef('y.organizationId', '=', 'o.organizationId').onRef('y.id', '=', 'o.yahrzeitId'),
        )
        .where('o.organizationId', '=', org)
        .where('o.contactId', '=', id)
        .select([
          'y.name as yahrzeit',
          'o.relationship',
          'o.relationshipDetail',
          'o.observeOnHebrewCalendar',
          'o.adarRule',
        ])
        .select(['o.reminderDaysBefore', 'o.channel', 'o.createdAt as since'])
        .orderBy('y.name')
        .orderBy('o.id')
        .execute(),
  },
  letters: {
    table: 'email_message',
    read: (db, whose) =>
      lettersTo(db, whose)
        .select(['m.toEmail as to', 'm.subject', 'm.text', 'm.html', 'm.state', 'm.sentAt', 'm.createdAt', 'm.error'])
        .orderBy('m.createdAt')
        .orderBy('m.id')
        .execute(),
  },
  deliveryReports: {
    table: 'delivery_report',
    read: (db, whose) =>
      lettersTo(db, whose)
        .innerJoin('delivery_report as d', (on) =>
          on.onRef('d.organizationId', '=', 'm.organizationId').onRef('d.messageId', '=', 'm.id'),
        )
        .select(['m.toEmail as to', 'm.subject', 'd.source', 'd.kind', 'd.status', 'd.detail', 'd.at'])
        .orderBy('d.at')
        .orderBy('d.id')
        .execute(),
  },
  printedLetters: {
    table: 'printed_letter',
    read: (db, { org, id }) =>
      db
        .selectFrom('printed_letter as l')
        .innerJoin('print_batch as b', (on) =>
          on.onRef('b.organizationId', '=', 'l.organizationId').onRef('b.id', '=', 'l.batchId'),
        )
        .where('l.organizationId', '=', org)
        .where('l.contactId', '=', id)
        .select(['l.recipient', 'l.address', 'l.subject', 'l.text', 'l.occurrenceDate', 'l.again', 'b.printedAt'])
        .orderBy('b.printedAt')
        .orderBy('l.id')
        .execute(),
  },
  messagesToTheOffice: {
    table: 'notification',
    read: (db, { org, id }) =>
      db
        .selectFrom('notification')
        .where('organizationId', '=', org)
        .where('cause', 'like', `observer-message:${id}:%`)
        .select(['title', 'message', 'createdAt'])
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),
  },
  rowsOfLists: { table: 'import_row', read: rowsOfLists },
  suppressions: {
    table: 'suppression',
    read: (db, { org, addresses }) =>
      db
        .selectFrom('suppression')
        .where('organizationId', '=', org)
        .where('email', '=', anyOf(addresses))
        .select(['email', 'reason', 'detail', 'createdAt as since', 'liftedAt', 'liftedReason'])
        .orderBy('createdAt')
        .execute(),
  },
  calendarLinks: {
    table: 'calendar_link',
    read: (db, { org, id }) =>
      db
        .selectFrom('calendar_link')
        .where('organizationId', '=', org)
        .where('contactId', '=', id)
        .select(['createdAt', 'revokedAt'])
        .orderBy('createdAt')
        .execute(),
  },
  answers: {
    table: 'response',
    read: (db, { org, id }) =>
      db
        .selectFrom('response as r')
        .innerJoin('observance as o', (on) =>
          on.onRef('o.organizationId', '=', 'r.organizationId').onRef('o.id', '=', 'r.observanceId'),
        )
        .where('r.organizationId', '=', org)
        .where('o.contactId', '=', id)
        .select([
          'r.occurrenceDate',
          'r.attendance',
          'r.people',
          'r.serviceDate',
          'r.kaddish',
          'r.honour',
          'r.call',
          'r.wrong',
          'r.death',
          'r.other',
          'r.answeredAt',
        ])
        .orderBy('r.occurrenceDate')
        .execute(),
  },
  askedWhoRemembers: {
    table: 'rememberer_request',
    read: (db, { org, id }) =>
      db
        .selectFrom('rememberer_request as r')
        .leftJoin('yahrzeit as y', (on) =>
          on.onRef('y.organizationId', '=', 'r.organizationId').onRef('y.id', '=', 'r.yahrzeitId'),
        )
        .where('r.organizationId', '=', org)
        .where('r.contactId', '=', id)
        .select(['y.name as yahrzeit', 'r.askedOn', 'r.askedBy', 'r.answer', 'r.other', 'r.answeredAt'])
        .execute(),
  },
  holds: {
    table: 'hold',
    // Why stays with the clergy, to whom it was confided.
    read: (db, { org, id }) =>
      db
        .selectFrom('hold')
        .where('organizationId', '=', org)
        .where('contactId', '=', id)
        .select(['heldBy', 'heldAt', 'until', 'liftedAt'])
        .orderBy('heldAt')
        .orderBy('id')
        .execute(),
  },
  history: {
    table: 'audit_log',
    read: (db, { org, id }) =>
      db
        .selectFrom('audit_log')
        .where('organizationId', '=', org)
        .where((of) =>
          of.or([
            of.and([of('resource', '=', 'contact'), of('resourceId', '=', id)]),
            sql<boolean>`${id}::text IN (before ->> 'contactId', after ->> 'contactId')`,
          ]),
        )
        .select(['at', 'actorName as by', 'action', 'before', 'after'])
        .orderBy('id')
        .execute(),
  },
} as const satisfies Record<string, Part>;

/** Letters to the contact, and those to an address they had whose contact is gone, as after a merge. */
const lettersTo = (db: Kysely<Database>, { org, id, addresses }: Whose) =>
  db
    .selectFrom('email_message as m')
    .where('m.organizationId', '=', org)
    .where((of) =>
      of.or([
        of('m.contactId', '=', id),
        of.and([of('m.contactId', 'is', null), of(of.fn<string>('lower', ['m.toEmail']), '=', anyOf(addresses))]),
      ]),
    );

/** Of uploaded lists the cells in which the person stands; what else a row says is of others. */
async function rowsOfLists(db: Kysely<Database>, { org, needles }: Whose) {
  const rows = await db
    .selectFrom('import_row as r')
    .innerJoin('import as i', (on) =>
      on.onRef('i.organizationId', '=', 'r.organizationId').onRef('i.id', '=', 'r.importId'),
    )
    .where('r.organizationId', '=', org)
    .where(sql<string>`lower(concat(r.cells, r.brought))`, 'like', anyOf(needles.map(containingInJson)))
    .select(['i.fileName', 'i.createdAt as uploadedAt', 'r.row', 'r.cells', 'r.brought'])
    .orderBy('i.createdAt')
    .orderBy('r.row')
    .execute();
  const isHers = (cell: string) => needles.some((needle) => cell.toLowerCase().includes(needle));
  return rows.map(({ brought, ...row }) => ({
    ...row,
    cells: row.cells.filter(isHers),
    corrected: (brought ?? []).filter(isHers),
  }));
}
