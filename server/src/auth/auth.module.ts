import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { LooksModule } from '../looks/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { AccessTokens } from './access-tokens.js';
import { ApiKeysController } from './api-keys.controller.js';
import { ApiKeys } from './api-keys.service.js';
import { AuthController } from './auth.controller.js';
import { Callers } from './callers.service.js';
import { EmbeddedIdentity } from './embedded-identity.js';
import { HideSecrets } from './hide-secrets.js';
import { IdentityAdmin } from './identity-admin.js';
import { Lookers } from './lookers.js';
import { OLD_SESSIONS } from './old-sessions.js';
import { PeopleService } from './people.service.js';
import { RouteGuard } from './route-guard.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactors } from './second-factors.service.js';
import { SignIn } from './sign-in.service.js';
import { SigningKeys } from './signing-keys.js';
import { WebSessions } from './web-sessions.service.js';

@Module({
  imports: [DiscoveryModule, LooksModule, OrganizationsModule],
  controllers: [AuthController, SecondFactorController, ApiKeysController],
  providers: [
    AccessTokenStrategy,
    AccessTokens,
    ApiKeys,
    Callers,
    EmbeddedIdentity,
    IdentityAdmin,
    Lookers,
    OLD_SESSIONS,
    PeopleService,
    SecondFactors,
    SignIn,
    SigningKeys,
    WebSessions,
    { provide: APP_GUARD, useClass: RouteGuard },
    { provide: APP_INTERCEPTOR, useClass: HideSecrets },
  ],
  exports: [Callers],
})
export class AuthModule {}
