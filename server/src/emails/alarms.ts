import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NotificationsService, type Cause } from '../notifications/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

const CAUSES = {
  uncertain: {
    cause: 'emails-uncertain',
    key: 'emails-uncertain',
    severity: 'warning',
    data: { actionUrl: '/app/emails?filter={"status":"uncertain"}' },
  },
  failed: {
    cause: 'emails-failed',
    key: 'emails-failed',
    severity: 'error',
    data: { actionUrl: '/app/emails?filter={"status":"failed"}' },
  },
  bounced: {
    cause: 'emails-bounced',
    key: 'emails-bounced',
    severity: 'warning',
    data: { actionUrl: '/app/suppressions' },
  },
  returned: {
    cause: 'emails-returned',
    key: 'emails-returned',
    severity: 'warning',
    data: { actionUrl: '/app/emails' },
  },
  complained: {
    cause: 'emails-complained',
    key: 'emails-complained',
    severity: 'warning',
    data: { actionUrl: '/app/suppressions' },
  },
} satisfies Record<string, Cause>;

/** Tells staff what only a person can put right: one notification for each kind, however many letters. */
@Injectable()
export class Alarms {
  constructor(private readonly notifications: NotificationsService) {}

  raise(org: OrganizationId, what: keyof typeof CAUSES, within?: EntityManager): Promise<void> {
    return this.notifications.raise(org, CAUSES[what], within);
  }
}
