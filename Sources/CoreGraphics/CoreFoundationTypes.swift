public import Foundation

/// A string as C interfaces take it.
public typealias CFString = NSString
/// An array as C interfaces take it.
public typealias CFArray = NSArray
/// A dictionary as C interfaces take it.
public typealias CFDictionary = NSDictionary
/// A mutable dictionary as C interfaces take it.
public typealias CFMutableDictionary = NSMutableDictionary
/// Bytes as C interfaces take them.
public typealias CFData = NSData
/// Bytes that may change, as C interfaces take them.
public typealias CFMutableData = NSMutableData
/// An address as C interfaces take it.
public typealias CFURL = NSURL
/// A number as C interfaces take it.
public typealias CFNumber = NSNumber
/// An error as C interfaces return it.
public typealias CFError = NSError
/// Any object of C interfaces.
public typealias CFTypeRef = AnyObject
/// A time in seconds.
public typealias CFTimeInterval = Double
/// Seconds since the first instant of 2001.
public typealias CFAbsoluteTime = Double
/// An index or a count in C interfaces.
public typealias CFIndex = Int
