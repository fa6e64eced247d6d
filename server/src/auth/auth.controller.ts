import { Body, Controller, Delete, Get, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { authCallback, me, registerDetails, removed, sessions, type Me, type RegisterDetails } from '@zikaron/contract';
import type { Request, Response } from 'express';
import { isOpen } from '../organizations/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { Id, Operation } from '../platform/http/index.js';
import { By, Public, SignedIn, type Caller } from '../platform/tenancy/index.js';
import { Callers, type KnownCaller } from './callers.service.js';
import { PeopleService } from './people.service.js';
import { isOperator } from './asked.js';
import { HERE, hereOptions, sessionCookie } from './session-cookie.js';
import { SignIn } from './sign-in.service.js';
import { WebSessions } from './web-sessions.service.js';

const NOBODY: Me = { authenticated: false, hasActiveSubscription: false, isOperator: false };

@ApiTags('Sign-in')
@Controller('auth')
export class AuthController {
  private readonly cookie: ReturnType<typeof sessionCookie>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly callers: Callers,
    private readonly signIn: SignIn,
    private readonly people: PeopleService,
    private readonly webSessions: WebSessions,
  ) {
    this.cookie = sessionCookie(config.PUBLIC_URL);
  }

  /** Makes a session of the identity provider one of ours: knows the person, and sets the cookie. */
  @Post('supabase/callback')
  @Operation('startSession', "Exchange the identity provider's access token for a session cookie", me)
  @Public()
  async callback(
    @Body({ schema: authCallback }) { access_token }: { access_token: string },
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Me> {
    const { secret, caller } = await this.signIn.with(access_token, {
      userAgent: request.headers['user-agent'] ?? null,
      address: request.ip ?? '',
    });
    response.cookie(this.cookie.name, secret, this.cookie.options);
    response.cookie(HERE, '1', hereOptions(this.cookie));
    return this.seen(caller);
  }

  @Post('register-details')
  @Operation('registerDetails', 'What a person tells about themselves when they register', me)
  @SignedIn()
  async register(
    @By() by: Caller,
    @Body({ schema: registerDetails }) details: RegisterDetails,
    @Req() request: Request,
  ): Promise<Me> {
    await this.people.register(by, details);
    return this.me(request);
  }

  @Get('me')
  @Operation('getMe', 'Whether somebody is signed in, and whether the subscription is active', me)
  @Public()
  async me(@Req() request: Request): Promise<Me> {
    const caller = await this.callers.ifAny(request);
    return caller ? this.seen(caller) : NOBODY;
  }

  /** Ends the session of whoever asks. Also answers those whose session has ended already. */
  @Post('logout')
  @Operation('signOut', 'End this session', me)
  @Public()
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<Me> {
    await this.signIn.end(request);
    this.clear(response);
    return NOBODY;
  }

  @Get('sessions')
  @Operation('listSessions', 'Where the caller is signed in', sessions)
  @SignedIn()
  async sessions(@By() by: Caller) {
    return { data: await this.webSessions.list(by.id, by.providerSession) };
  }

  @Delete('sessions/:id')
  @Operation('endSession', "End one of the caller's sessions", removed)
  @SignedIn()
  async endSession(@By() by: Caller, @Id() which: string) {
    await this.signIn.endOther(by, which);
    return { data: { id: which } };
  }

  /** Ends every session of the caller, this one too. */
  @Post('logout-everywhere')
  @Operation('endAllSessions', 'End all sessions of the caller', me)
  @SignedIn()
  async logoutEverywhere(@By() by: Caller, @Res({ passthrough: true }) response: Response): Promise<Me> {
    await this.signIn.endAll(by);
    this.clear(response);
    return NOBODY;
  }

  private seen(caller: KnownCaller): Me {
    return {
      authenticated: true,
      hasActiveSubscription: isOpen(caller.standing),
      isOperator: isOperator(caller, this.config),
    };
  }

  private clear(response: Response): void {
    const { maxAge: _, ...options } = this.cookie.options;
    response.clearCookie(this.cookie.name, options);
    response.clearCookie(HERE, options);
  }
}
