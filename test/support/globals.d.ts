import 'mocha';
