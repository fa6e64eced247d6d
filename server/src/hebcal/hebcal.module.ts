import { Module } from '@nestjs/common';
import { HebcalController } from './hebcal.controller.js';
import { OutsideHebcal } from './outside-hebcal.js';

@Module({ controllers: [HebcalController], providers: [OutsideHebcal], exports: [OutsideHebcal] })
export class HebcalModule {}
