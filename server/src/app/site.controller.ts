import { Controller, Get, Header, Inject, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { availableFieldsQuery } from '@zikaron/contract';
import type { z } from 'zod';
import { mergeFieldsPage } from '../merge-fields/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { Public } from '../platform/tenancy/index.js';

/** What is served to everybody beside the pages. */
@ApiExcludeController()
@Controller()
export class SiteController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** What the browser needs to know before the admin starts, as `window.ENV`; it holds no secret. */
  @Get('env.js')
  @Public()
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  @Header('Cache-Control', 'no-cache')
  environment(): string {
    const {
      SUPABASE_URL,
      SUPABASE_ANON_KEY,
      IDENTITY_DATABASE_URL,
      SENTRY_DSN,
      STRIPE_SECRET_KEY,
      SOURCE_URL,
      CONTACT_EMAIL,
      PASSKEYS,
      BILLING,
    } = this.config;
    const values = {
      API_BASE: '/api',
      // The embedded provider answers on this origin, under /auth/v1.
      SUPABASE_URL: IDENTITY_DATABASE_URL ? '' : (SUPABASE_URL ?? null),
      SUPABASE_ANON_KEY: IDENTITY_DATABASE_URL ? 'embedded' : (SUPABASE_ANON_KEY ?? null),
      EMBEDDED_IDENTITY: Boolean(IDENTITY_DATABASE_URL),
      SENTRY_DSN: SENTRY_DSN ?? null,
      TRACES: Boolean(this.config.OTEL_EXPORTER_OTLP_ENDPOINT),
      SOURCE_URL: SOURCE_URL ?? null,
      CONTACT_EMAIL: CONTACT_EMAIL ?? null,
      PASSKEYS: PASSKEYS && !IDENTITY_DATABASE_URL,
      BILLING: STRIPE_SECRET_KEY ? 'stripe' : BILLING === 'plan' ? 'none' : BILLING,
    };
    return `window.ENV = ${JSON.stringify(values).replaceAll('<', '\\u003c')};\n`;
  }

  /** The merge fields, printed from the catalogue that letters are checked by. */
  @Get('docs/EMAIL_TEMPLATE_MERGE_FIELDS.md')
  @Public()
  @Header('Content-Type', 'text/markdown; charset=utf-8')
  @Header('Cache-Control', 'no-cache')
  mergeFields(@Query({ schema: availableFieldsQuery }) { language }: z.output<typeof availableFieldsQuery>): string {
    return mergeFieldsPage(language);
  }
}
