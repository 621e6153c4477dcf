public import Foundation
import UIKit

/// How a value is made into something that can be kept and compared: a picture, a text.
public struct Snapshotting<Value, Format> {
    /// The ending of a reference's file, without a dot.
    public var pathExtension: String?
    /// How what is made of values is compared.
    public var diffing: Diffing<Format>
    /// What is kept of a value.
    public var snapshot: (Value) -> Async<Format>
    /// The view of a value, where its layout and its picture are compared with a golden.
    var shown: ((Value) -> ShownView)?

    /// Creates a strategy whose results may come later.
    public init(
        pathExtension: String?, diffing: Diffing<Format>,
        asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        snapshot = asyncSnapshot
    }

    /// Creates a strategy.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
    ) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// The strategy for values that can be made into those of this one.
    public func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<NewValue, Format> {
        var result = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
            (value: NewValue) -> Async<Format> in snapshot(transform(value))
        }
        result.shown = shown.map { shown in { shown(transform($0)) } }
        return result
    }

    /// The strategy for values of which those of this one are made later; they are compared as pictures alone.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
            Async { callback in
                transform(value).run { snapshot($0).run(callback) }
            }
        }
    }
}

/// A strategy for values that are kept as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// Creates a strategy that keeps values as they are.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}

extension Snapshotting {
    /// A strategy that waits before it takes a snapshot.
    ///
    /// - Parameter duration: Seconds of the machine's time.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            Async { callback in
                RunLoop.current.run(until: Date(timeIntervalSinceNow: duration))
                strategy.snapshot(value).run(callback)
            }
        }
    }
}
