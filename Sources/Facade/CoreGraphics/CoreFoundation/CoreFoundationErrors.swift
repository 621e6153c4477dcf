public import Foundation

/// Returns the domain of an error.
public func CFErrorGetDomain(_ err: CFError?) -> CFString? { err.map { $0.domain as NSString } }
/// Returns the code of an error.
public func CFErrorGetCode(_ err: CFError?) -> CFIndex { err?.code ?? 0 }
/// Returns what users are told of an error.
public func CFErrorCopyDescription(_ err: CFError?) -> CFString? { err.map { $0.localizedDescription as NSString } }
