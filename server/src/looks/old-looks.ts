import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Retention } from '../platform/house-work/index.js';

/** What was looked at is told for a year; that there was a look stays in the history. */
@Injectable()
export class OldLooks implements OnModuleInit {
  constructor(private readonly retention: Retention) {}

  onModuleInit(): void {
    this.retention.ofOrganizations('old looks', FORGET);
  }
}

const FORGET = `
DELETE FROM look WHERE (organization_id, id) IN (
  SELECT organization_id, id FROM look
   WHERE organization_id = ANY ($1::uuid[]) AND ended_at < $2::timestamptz - interval '1 year'
   LIMIT $3 FOR UPDATE SKIP LOCKED)`;
