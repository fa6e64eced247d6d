import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DatedRow } from '../platform/database/index.js';

/** A design as it was saved: the HTML that the designer shows, its own notes, and the MJML it was made from, if any. */
interface TemplateMetadata {
  html?: string;
  mjml?: string;
  designJson?: unknown;
}

/** A letter's template as it stands now. `html` and `text` are what is sent: checked and made when it was saved. */
@Entity('template')
export class TemplateRow extends DatedRow {
  @Column('text') name: string;
  @Column('text', { name: 'jsx_component_key' })
  jsxComponentKey: 'default_reminder' | 'custom_reminder' | 'anniversary' | 'notification' | 'handlebars_html';
  @Column('text', { default: 'en' }) language: 'en' | 'he';
  @Column('text') subject: string;
  @Column('text', { nullable: true }) preheader: string | null;
  @Column('jsonb', { name: 'metadata_json', default: {} }) metadataJson: TemplateMetadata;
  @Column('text') html: string;
  @Column('text') text: string;
  /** The same letter in the other language, which names this one. */
  @Column('uuid', { name: 'other_language_id', nullable: true }) otherLanguageId: string | null;
  @Column('integer', { default: 1 }) version: number;
}

/** A template as it was after one save; never changed. */
@Entity('template_version')
export class TemplateVersionRow {
  @PrimaryColumn('uuid', { name: 'organization_id' }) organizationId: string;
  @PrimaryColumn('uuid', { name: 'template_id' }) templateId: string;
  @PrimaryColumn('integer') version: number;
  @Column('text') name: string;
  @Column('text') subject: string;
  @Column('text', { nullable: true }) preheader: string | null;
  @Column('jsonb', { name: 'metadata_json' }) metadataJson: TemplateMetadata;
  @Column('text') html: string;
  @Column('text') text: string;
  @Column('text', { name: 'saved_by' }) savedBy: string;
  /** By the house's clock, as a night says when it was planned. */
  @Column('timestamptz', { name: 'saved_at', default: () => 'now()' }) savedAt: Date;
}
