import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';

type WhenBorn = (org: OrganizationId, by: Actor, within: EntityManager) => Promise<void>;
type WhenSettingsChange = (org: OrganizationId) => Promise<void>;
type WhenPlaceMoves = (org: OrganizationId, within: EntityManager) => Promise<unknown>;

/**
 * What floors above do when an organization is made, for example its ready letters: they register when they start, since
 * calls go down only. All of it happens in the transaction of the birth, in the order of registration.
 */
@Injectable()
export class OrganizationBirth {
  private readonly what: WhenBorn[] = [];

  whenBorn(does: WhenBorn): void {
    this.what.push(does);
  }

  async happen(org: OrganizationId, by: Actor, within: EntityManager): Promise<void> {
    for (const does of this.what) await does(org, by, within);
  }
}

/**
 * What floors above do when a setting changed: after the commit, where it decides dates; in the transaction of the change,
 * where it decides on which days letters may leave.
 */
@Injectable()
export class DateSettings {
  private readonly what: WhenSettingsChange[] = [];
  private readonly ofPlace: WhenPlaceMoves[] = [];

  whenPlaceMoves(does: WhenPlaceMoves): void {
    this.ofPlace.push(does);
  }

  async placeMoves(org: OrganizationId, within: EntityManager): Promise<void> {
    for (const does of this.ofPlace) await does(org, within);
  }

  whenSettingsChange(does: WhenSettingsChange): void {
    this.what.push(does);
  }

  async haveChanged(org: OrganizationId): Promise<void> {
    for (const does of this.what) await does(org);
  }
}
