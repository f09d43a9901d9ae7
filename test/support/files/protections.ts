/** The encryption of a PDF as qpdf writes it: the entry `Encrypt`, and the first string of the ID. */
export interface Protection {
  readonly encrypt: string;
  readonly id: string;
}

/** By revision of the standard handler, once with only an owner's password, and once with a user's password too. */
export const PROTECTIONS: Readonly<
  Record<string, { readonly owner: Protection; readonly user: Protection }>
> = {
  'revision 2, RC4 of 40 bits': {
    owner: {
      encrypt:
        '<< /Filter /Standard /Length 40 /O <d8a81f2f756b03f0e776376607dc67c098531ac3e51f6e5cf0fc1473b1ce0975> /P -4 /R 2 /U <a9983676403874ad7f41e10a207cc67828a2e84a2e1fef1a017632887b5faaf7> /V 1 >>',
      id: '<d6e8183903ac0e1e12fab4464d7f04f1>',
    },
    user: {
      encrypt:
        '<< /Filter /Standard /Length 40 /O <853fee3f6550fc3bc212797eaed99cc9be53347583a738e25fdfb1242bf93366> /P -4 /R 2 /U <1b8787a8fb6ea4a3f53fc0e8e36470314e073fcd9858a320fbdbcf4acec7aaff> /V 1 >>',
      id: '<0f8af4f2336b46d9ddef47e50324add2>',
    },
  },
  'revision 3, RC4 of 128 bits': {
    owner: {
      encrypt:
        '<< /Filter /Standard /Length 128 /O <77b8fb098022d3ab34237ea5643c08710ea5123fc5f88bf993a68cca5f12b40f> /P -4 /R 3 /U <b95257590f24156eeb10e0e51451d7a20122456a91bae5134273a6db134c87c4> /V 2 >>',
      id: '<fa4c01015d11e4fa09cd28fa2b84f570>',
    },
    user: {
      encrypt:
        '<< /Filter /Standard /Length 128 /O <2a2f0a1990192c60114730bdcd39f37828a53c89a340dd473c85299dc5258e1c> /P -4 /R 3 /U <1d9b6e0540bd24fc512288f163c6bbc00122456a91bae5134273a6db134c87c4> /V 2 >>',
      id: '<5e9f9406749ae3df76e6243256b97df2>',
    },
  },
  'revision 4, RC4': {
    owner: {
      encrypt:
        '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /V2 /Length 16 >> >> /Filter /Standard /Length 128 /O <77b8fb098022d3ab34237ea5643c08710ea5123fc5f88bf993a68cca5f12b40f> /P -4 /R 4 /StmF /StdCF /StrF /StdCF /U <99a9535900aadd4254f51fb769ee80e10122456a91bae5134273a6db134c87c4> /V 4 >>',
      id: '<6ae20f8857ceb8aa06ebbde722b4d1b5>',
    },
    user: {
      encrypt:
        '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /V2 /Length 16 >> >> /Filter /Standard /Length 128 /O <2a2f0a1990192c60114730bdcd39f37828a53c89a340dd473c85299dc5258e1c> /P -4 /R 4 /StmF /StdCF /StrF /StdCF /U <46735df7ed9545acfd6211a56e5cf6e40122456a91bae5134273a6db134c87c4> /V 4 >>',
      id: '<c3b5ba63f83b8acb5a28a58ca981167e>',
    },
  },
  'revision 4, AES': {
    owner: {
      encrypt:
        '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /Filter /Standard /Length 128 /O <77b8fb098022d3ab34237ea5643c08710ea5123fc5f88bf993a68cca5f12b40f> /P -4 /R 4 /StmF /StdCF /StrF /StdCF /U <19639cd099617b7232da5c4c54c7ff940122456a91bae5134273a6db134c87c4> /V 4 >>',
      id: '<beefce003cd376670de7350647a319b6>',
    },
    user: {
      encrypt:
        '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /Filter /Standard /Length 128 /O <2a2f0a1990192c60114730bdcd39f37828a53c89a340dd473c85299dc5258e1c> /P -4 /R 4 /StmF /StdCF /StrF /StdCF /U <35b140d6dbaa0e68b89f5dc5b317be5e0122456a91bae5134273a6db134c87c4> /V 4 >>',
      id: '<b3e10c7b9006410412c08f7c3848f6f1>',
    },
  },
  'revision 4, AES, metadata in the clear': {
    owner: {
      encrypt:
        '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /EncryptMetadata false /Filter /Standard /Length 128 /O <77b8fb098022d3ab34237ea5643c08710ea5123fc5f88bf993a68cca5f12b40f> /P -4 /R 4 /StmF /StdCF /StrF /StdCF /U <ac078544462072f94954c03a5711c33a0122456a91bae5134273a6db134c87c4> /V 4 >>',
      id: '<5e3a14252b40316f11b8928f1e423143>',
    },
    user: {
      encrypt:
        '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /EncryptMetadata false /Filter /Standard /Length 128 /O <2a2f0a1990192c60114730bdcd39f37828a53c89a340dd473c85299dc5258e1c> /P -4 /R 4 /StmF /StdCF /StrF /StdCF /U <cd47e5efde5b20804f1b5d83c3cc4ee50122456a91bae5134273a6db134c87c4> /V 4 >>',
      id: '<c1af03a78682d1bbff19f85690cfae63>',
    },
  },
  'revision 5, AES of 256 bits': {
    owner: {
      encrypt:
        '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Length 256 /O <18680dc6a75e07c757936f750f6d6d5c4c77e4c320bdacf71ca79172e92d4c16e275225e936c058f0b96056efde1a668> /P -4 /R 5 /StmF /StdCF /StrF /StdCF /U <ae4749f623f28385faeb8722b041dfd3dbaca1f42f6a1faf4e47712939de5ef4c3df041fc6c144d06e5140f01d6a4c42> /V 5 >>',
      id: '<18c38f8a24e1bbff3930b82d005752b4>',
    },
    user: {
      encrypt:
        '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Length 256 /O <f0b80bdd9b8d47abc0ec2303b9ac089b71345fe494466f17a8af8c2914215d7915efd82f30ce623bdc283027f45beb4d> /P -4 /R 5 /StmF /StdCF /StrF /StdCF /U <dd15f0d082f4fcfd2c54a92384364a7f5d4d1b551c070095b0dc99cf8c32b93622ddc14392d71952282624851c1b3136> /V 5 >>',
      id: '<a96633815488368d87d9dc59edba7a96>',
    },
  },
  'revision 6, AES of 256 bits': {
    owner: {
      encrypt:
        '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Length 256 /O <2bc4f451845c30e4c563869689354362d92ed363378d1563317d79ea6272cb5a7653945a6828cff68edeb84cfbc4f920> /P -4 /R 6 /StmF /StdCF /StrF /StdCF /U <13fa3d928cd7aca76714cdb039e3541071ce4aab197e2b7c761a13b667a17bf3ce10a3355ddf094b341eb9f67e50b6d5> /V 5 >>',
      id: '<177f201d89bb4e8ce6d4e5e79d282fc6>',
    },
    user: {
      encrypt:
        '<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Length 256 /O <ca93798f673fac3484bac3ea50effb7fbde48c016decf73d8b495dc745634f65baae046aff6beab7681627fba97ed35c> /P -4 /R 6 /StmF /StdCF /StrF /StdCF /U <7f4fa3b031805a98c4081f7169889733fc47a06953dcf3b58221fec72606ad639c729023eaa059ba0fa4737c1130c101> /V 5 >>',
      id: '<66e9e454ee10b8bfa1a893e9f836288f>',
    },
  },
};
