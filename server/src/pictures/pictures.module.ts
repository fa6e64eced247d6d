import { Module } from '@nestjs/common';
import { PicturesController } from './pictures.controller.js';
import { PicturesService } from './pictures.service.js';

/** Pictures of letters: uploaded by staff, fetched by mailboxes. */
@Module({ controllers: [PicturesController], providers: [PicturesService] })
export class PicturesModule {}
