// A single import for users: matrices, variants, and the expectations.
@_exported public import LayoutSimTesting
