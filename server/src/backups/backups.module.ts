import { Module } from '@nestjs/common';
import { Backups } from './backups.js';

/** The whole installation in one file, each day. */
@Module({ providers: [Backups], exports: [Backups] })
export class BackupsModule {}
