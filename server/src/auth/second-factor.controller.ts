import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  personToSignOut,
  recoveryCodes,
  recoveryCodeUse,
  removed,
  secondFactor,
  secondFactorRule,
  type SecondFactorRule,
} from '@zikaron/contract';
import { Operation } from '../platform/http/index.js';
import {
  AskAgain,
  By,
  May,
  Operator,
  Org,
  SignedIn,
  WithoutSecondFactor,
  type OrganizationId,
} from '../platform/tenancy/index.js';
import type { KnownCaller } from './callers.service.js';
import { SecondFactors } from './second-factors.service.js';

@ApiTags('Sign-in')
@Controller('auth')
export class SecondFactorController {
  constructor(private readonly factors: SecondFactors) {}

  @Get('second-factor')
  @Operation('readSecondFactor', 'Whether the caller has a second factor, and must have one', secondFactor)
  @SignedIn()
  @WithoutSecondFactor()
  read(@By() by: KnownCaller) {
    return this.factors.of(by);
  }

  /** Told after the provider has taken it off. */
  @Delete('second-factor')
  @Operation('removeSecondFactor', 'Note that the second factor was taken off at the provider', removed)
  @SignedIn()
  @AskAgain()
  async remove(@By() by: KnownCaller) {
    await this.factors.remove(by);
    return { data: { id: by.id } };
  }

  @Put('second-factor/rule')
  @Operation('requireSecondFactor', 'Ask a second factor of the owners, or no longer', secondFactorRule)
  @May('owners:write')
  @AskAgain()
  async require(
    @Org() org: OrganizationId,
    @By() by: KnownCaller,
    @Body({ schema: secondFactorRule }) { ofOwners }: SecondFactorRule,
  ) {
    await this.factors.require(org, by, ofOwners);
    return { ofOwners };
  }

  /** New ones; those before are worth nothing. */
  @Post('recovery-codes')
  @Operation('makeRecoveryCodes', 'Make new recovery codes; they are in this answer and never again', recoveryCodes)
  @SignedIn()
  @AskAgain()
  async newCodes(@By() by: KnownCaller) {
    return { codes: await this.factors.newCodes(by) };
  }

  /** Takes the second factor off: the device that made its codes is lost. */
  @Post('recovery-codes/use')
  @Operation('useRecoveryCode', 'Take the second factor off with a recovery code', removed)
  @SignedIn()
  @WithoutSecondFactor()
  async useCode(@By() by: KnownCaller, @Body({ schema: recoveryCodeUse }) { code }: { code: string }) {
    await this.factors.recover(by, code);
    return { data: { id: by.id } };
  }

  /** Ends every session of somebody. Whether there is such a person is not said. */
  @Post('sign-out-person')
  @Operation('signOutPerson', 'End every session of somebody', personToSignOut)
  @Operator()
  @AskAgain()
  async signOutPerson(@By() by: KnownCaller, @Body({ schema: personToSignOut }) { email }: { email: string }) {
    await this.factors.signOutPerson(by, email);
    return { email };
  }
}
