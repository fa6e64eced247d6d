import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  newTemplate,
  otherLanguage,
  preparedTemplate,
  removed,
  template,
  templateAsSaved,
  templateChange,
  templatePage,
  templateQuery,
  templateToPrepare,
  templateVersions,
  versionNumber,
} from '@zikaron/contract';
import type { z } from 'zod';
import { Id, Operation } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { TemplatesService } from './templates.service.js';

@ApiTags('Templates')
@Controller('templates')
export class TemplatesController {
  constructor(private readonly templates: TemplatesService) {}

  @Get()
  @Operation('listTemplates', 'Templates, a page at a time', templatePage)
  @May('templates:read')
  list(@Org() org: OrganizationId, @Query({ schema: templateQuery }) query: z.output<typeof templateQuery>) {
    return this.templates.list(org, query);
  }

  @Get(':id')
  @Operation('getTemplate', 'One template with its design', template)
  @May('templates:read')
  get(@Org() org: OrganizationId, @Id() which: string) {
    return this.templates.get(org, which);
  }

  @Post()
  @Operation('createTemplate', 'Create a template from the ready letter of its key', template, 201)
  @May('templates:write')
  add(@Org() org: OrganizationId, @By() by: Actor, @Body({ schema: newTemplate }) draft: z.output<typeof newTemplate>) {
    return this.templates.add(org, by, draft);
  }

  @Put(':id')
  @Operation('updateTemplate', 'Save a template; a version of it is kept', template)
  @May('templates:write')
  save(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() which: string,
    @Body({ schema: templateChange }) change: z.output<typeof templateChange>,
  ) {
    return this.templates.save(org, by, which, change);
  }

  @Post(':id/other-language')
  @Operation(
    'makeOtherLanguage',
    'Make the same letter in the other language, from the ready one; where there is one, that one',
    template,
    201,
  )
  @May('templates:write')
  makeOther(@Org() org: OrganizationId, @By() by: Actor, @Id() which: string) {
    return this.templates.makeOther(org, by, which);
  }

  @Put(':id/other-language')
  @Operation('pairTemplate', 'Say which template is the same letter in the other language', template)
  @May('templates:write')
  pair(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() which: string,
    @Body({ schema: otherLanguage }) { templateId }: z.output<typeof otherLanguage>,
  ) {
    return this.templates.pair(org, by, which, templateId);
  }

  @Post('prepare')
  @Operation('prepareTemplate', 'Compile a design to HTML, as saving would, without saving', preparedTemplate)
  @May('templates:read')
  prepare(@Org() org: OrganizationId, @Body({ schema: templateToPrepare }) letter: z.output<typeof templateToPrepare>) {
    return this.templates.prepare(org, letter);
  }

  @Delete(':id')
  @Operation('deleteTemplate', 'Remove a template', removed)
  @May('templates:write')
  async remove(@Org() org: OrganizationId, @By() by: Actor, @Id() which: string) {
    await this.templates.remove(org, by, which);
    return { data: { id: which } };
  }

  @Get(':id/versions')
  @Operation('listTemplateVersions', 'The kept versions of a template', templateVersions)
  @May('templates:read')
  versions(@Org() org: OrganizationId, @Id() which: string) {
    return this.templates.versions(org, which);
  }

  @Get(':id/versions/:version')
  @Operation('getTemplateVersion', 'A template as it was saved once', templateAsSaved)
  @May('templates:read')
  version(
    @Org() org: OrganizationId,
    @Id() which: string,
    @Param('version', { schema: versionNumber }) version: number,
  ) {
    return this.templates.version(org, which, version);
  }

  @Post(':id/versions/:version/bring-back')
  @Operation('restoreTemplateVersion', 'Bring a version of a template back', template)
  @May('templates:write')
  bringBack(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() which: string,
    @Param('version', { schema: versionNumber }) version: number,
  ) {
    return this.templates.bringBack(org, by, which, version);
  }
}
