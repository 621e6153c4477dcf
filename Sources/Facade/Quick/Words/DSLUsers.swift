/// A type whose type methods declare groups and examples.
public protocol SyncDSLUser {}
/// A type whose type methods declare groups and asynchronous examples.
public protocol AsyncDSLUser {}
