import { Module, type OnModuleInit } from '@nestjs/common';
import { OrganizationBirth, OrganizationsModule } from '../organizations/index.js';
import { LetterValues } from './letter-values.js';
import { MergeFieldTesting } from './merge-field-testing.js';
import { MergeFieldsController } from './merge-fields.controller.js';
import { TemplatesController } from './templates.controller.js';
import { TemplatesService } from './templates.service.js';

/** Letters. A new organization gets the five ready ones. */
@Module({
  imports: [OrganizationsModule],
  controllers: [TemplatesController, MergeFieldsController],
  providers: [TemplatesService, MergeFieldTesting, LetterValues],
  exports: [TemplatesService, LetterValues],
})
export class TemplatesModule implements OnModuleInit {
  constructor(
    private readonly births: OrganizationBirth,
    private readonly templates: TemplatesService,
  ) {}

  onModuleInit(): void {
    this.births.whenBorn((org, by, within) => this.templates.seedFor(org, by, within));
  }
}
