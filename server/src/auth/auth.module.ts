import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { OrganizationsModule } from '../organizations/index.js';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { AccessTokens } from './access-tokens.js';
import { ApiKeysController } from './api-keys.controller.js';
import { ApiKeys } from './api-keys.service.js';
import { AuthController } from './auth.controller.js';
import { Callers } from './callers.service.js';
import { EmbeddedIdentity } from './embedded-identity.js';
import { IdentityAdmin } from './identity-admin.js';
import { OldSessions } from './old-sessions.js';
import { PeopleService } from './people.service.js';
import { RouteGuard } from './route-guard.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactors } from './second-factors.service.js';
import { SignIn } from './sign-in.service.js';
import { SigningKeys } from './signing-keys.js';
import { WebSessions } from './web-sessions.service.js';

@Module({
  imports: [DiscoveryModule, OrganizationsModule],
  controllers: [AuthController, SecondFactorController, ApiKeysController],
  providers: [
    AccessTokenStrategy,
    AccessTokens,
    ApiKeys,
    Callers,
    EmbeddedIdentity,
    IdentityAdmin,
    OldSessions,
    PeopleService,
    SecondFactors,
    SignIn,
    SigningKeys,
    WebSessions,
    { provide: APP_GUARD, useClass: RouteGuard },
  ],
  exports: [Callers],
})
export class AuthModule {}
