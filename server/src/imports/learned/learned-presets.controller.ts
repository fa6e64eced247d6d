import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { learnedPresetDraft, learnedPresets } from '@zikaron/contract';
import type { z } from 'zod';
import { Id, Operation } from '../../platform/http/index.js';
import { By, Operator, type Actor } from '../../platform/tenancy/index.js';
import { LearnedPresetsService } from './learned-presets.service.js';

@ApiTags('Operator')
@Controller('operator/presets')
export class LearnedPresetsController {
  constructor(private readonly presets: LearnedPresetsService) {}

  @Get()
  @Operation('listLearnedPresets', 'Lists that were learned, and those that could be', learnedPresets)
  @Operator()
  list() {
    return this.presets.list();
  }

  @Post()
  @Operation(
    'learnPreset',
    'Make a preset of what an office said of its list: headings and fields, no values',
    learnedPresets,
  )
  @Operator()
  learn(
    @By() by: Actor,
    @Body({ schema: learnedPresetDraft }) { importId, name }: z.output<typeof learnedPresetDraft>,
  ) {
    return this.presets.learn(by, importId, name);
  }

  @Delete(':id')
  @Operation('forgetPreset', 'Read lists no longer by a preset that was learned', learnedPresets)
  @Operator()
  forget(@Id() preset: string) {
    return this.presets.forget(preset);
  }
}
