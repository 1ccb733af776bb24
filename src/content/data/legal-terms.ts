export const data = {
  "line": {
    "withoutMembershipDays": 30,
    "suspendedDays": 30,
    "recoveryDays": 60,
    "packageDays": 30
  },
  "contract": {
    "changeNoticeDays": 30,
    "automaticRenewalNoticeDays": 5,
    "overchargeReturnDays": 5,
    "overchargeClaimYears": 1
  },
  "compensation": {
    "bonusPercent": 20,
    "unduePercent": 20,
    "forceMajeureHours": 72,
    "appliedWithinDays": 15,
    "otherReadingDays": 5
  },
  "personalData": {
    "answerDays": 20,
    "carryOutDays": 15,
    "askForMoreDays": 5,
    "replyDays": 10,
    "disputeDays": 15,
    "decisionDays": 50,
    "repeatedWithinMonths": 12,
    "mostUma": 3,
    "breachMonths": 72
  },
  "authorities": {
    "firstMonths": 12,
    "furtherMonths": 12,
    "deliveryHours": 24,
    "furtherDeliveryHours": 48,
    "contactChangeHours": 24,
    "hoursPerDay": 24,
    "daysPerYear": 365
  },
  "use": {
    "anomalousTimes": 2,
    "leastRechargePesos": 10,
    "mostRechargePesos": 1000,
    "rechargeUnitPesos": 0.75
  },
  "handset": {
    "unlockHours": 24,
    "guaranteeDays": 90
  },
  "trafficCode": {
    "version": 1,
    "month": "2024-09"
  }
};
