public import CoreGraphics
public import Foundation
public import UIKit

/// A tab stop of a paragraph style, equivalent to `NSTextTab`.
public typealias CTTextTab = NSTextTab

/// The key of the characters that end the column of a tab stop, in the options of `CTTextTabCreate`.
public var kCTTabColumnTerminatorsAttributeName: CFString { "NSTabColumnTerminatorsAttributeName" as NSString }

/// Creates a tab stop at a location in points from the leading edge.
public func CTTextTabCreate(_ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?) -> CTTextTab {
    let terminators = options?[kCTTabColumnTerminatorsAttributeName]
    return NSTextTab(
        textAlignment: NSTextAlignment(alignment), location: CGFloat(location),
        options: terminators.map { [.columnTerminators: $0] } ?? [:])
}

/// Returns the alignment of a tab stop.
public func CTTextTabGetAlignment(_ tab: CTTextTab) -> CTTextAlignment {
    let alignments: [CTTextAlignment] = [.left, .right, .center, .justified, .natural]
    return alignments.first { NSTextAlignment($0) == tab.alignment } ?? .natural
}

/// Returns the distance of a tab stop from the leading edge, in points.
public func CTTextTabGetLocation(_ tab: CTTextTab) -> Double { Double(tab.location) }

extension NSTextAlignment {
    fileprivate init(_ alignment: CTTextAlignment) {
        switch alignment {
        case .left: self = .left
        case .right: self = .right
        case .center: self = .center
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }
}
