import type { DemoDatabase } from '../storage/database';
import { hashPassword } from '../storage/password';
import type { RecordKinds } from '../storage/record-kinds';
import { openRecordStore } from '../storage/records';
import { PLANS, POLICIES, SCHEME } from './cover';
import { LOGINS } from './logins';
import { PEOPLE } from './people';
import { personalRecords } from './personal-records';

function insertMemberships(database: DemoDatabase): void {
  const insert = database.prepare(
    'INSERT OR IGNORE INTO memberships (number, plan_code, joined) VALUES (?, ?, ?)',
  );
  for (const { membershipNumber, planCode, memberSince } of PEOPLE) {
    insert.run(membershipNumber, planCode, memberSince);
  }
}

function insertIdentities(database: DemoDatabase): void {
  const insert = database.prepare(
    `INSERT INTO people (entity_number, membership_number, dependant_code, relationship, title,
      first_name, last_name, birth_date, id_number, cellphone, emails)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const person of PEOPLE) {
    insert.run(
      person.entityNumber,
      person.membershipNumber,
      person.dependantCode,
      person.relationship,
      person.title,
      person.firstName,
      person.lastName,
      person.dateOfBirth,
      person.idNumber,
      person.cellphone,
      JSON.stringify(person.emails),
    );
  }
}

function insertLogins(database: DemoDatabase): void {
  const insert = database.prepare(
    `INSERT INTO logins (username, entity_number, password_hash, blocked, failures, locked_until)
      VALUES (?, ?, ?, ?, 0, 0)`,
  );
  for (const { person, username, password, blocked } of LOGINS) {
    insert.run(username, person.entityNumber, hashPassword(password), blocked ? 1 : 0);
  }
}

function insertRecords(database: DemoDatabase): void {
  const records = openRecordStore(database);
  records.add('scheme', SCHEME.schemeCode, SCHEME);
  for (const plan of PLANS) records.add('plan', plan.planCode, plan);
  for (const [id, policy] of Object.entries(POLICIES)) records.add('policy', id, policy);
  for (const [owner, kinds] of Object.entries(personalRecords())) {
    for (const [kind, contents] of Object.entries(kinds)) {
      for (const content of contents) records.add(kind as keyof RecordKinds, owner, content);
    }
  }
}

/** Inserts the memberships, their people, logins and records. */
export function insertPeople(database: DemoDatabase): void {
  insertMemberships(database);
  insertIdentities(database);
  insertLogins(database);
  insertRecords(database);
}
