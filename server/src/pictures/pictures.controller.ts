import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiProduces, ApiTags } from '@nestjs/swagger';
import { picture, PICTURE_TYPES } from '@zikaron/contract';
import type { Request, Response } from 'express';
import { Id, Operation } from '../platform/http/index.js';
import { By, May, Org, Public, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { PicturesService } from './pictures.service.js';
import { receivePicture } from './receive-picture.js';

@ApiTags('Templates')
@Controller('pictures')
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  /** The file itself is the body. */
  @Post()
  @Operation('uploadPicture', 'Upload a picture for letters', picture, 201)
  @May('templates:write')
  @ApiConsumes(...PICTURE_TYPES)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  async add(@Org() org: OrganizationId, @By() by: Actor, @Req() request: Request) {
    return this.pictures.add(org, by, await receivePicture(request));
  }

  /** For mailboxes: whoever has the address may see it, from any site, for ever. */
  @Get(':id')
  @Operation('getPicture', 'A picture')
  @Public()
  @ApiProduces('image/png', 'image/jpeg')
  async show(@Id() which: string, @Res() response: Response): Promise<void> {
    const { type, content } = await this.pictures.get(which);
    response
      .set({
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Content-Security-Policy': "default-src 'none'",
      })
      .type(type)
      .send(content);
  }
}
