public import Foundation
import UIKit

/// A strategy that converts a value to a format that can be stored and compared, such as an image or a text.
public struct Snapshotting<Value, Format> {
    /// The path extension of a reference, without a dot.
    public var pathExtension: String?
    /// How converted values are serialized and compared.
    public var diffing: Diffing<Format>
    /// Returns the snapshot of a value.
    public var snapshot: (Value) -> Async<Format>
    /// Returns the view that shows a value, for strategies that compare layout and image with a golden.
    var shown: ((Value) -> ShownView)?

    /// Creates a strategy whose snapshots may be delivered asynchronously.
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

    /// Returns a strategy for another type of values, which a closure converts to values of this strategy.
    public func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<NewValue, Format> {
        var result = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
            (value: NewValue) -> Async<Format> in snapshot(transform(value))
        }
        result.shown = shown.map { shown in { shown(transform($0)) } }
        return result
    }

    /// Returns a strategy for another type of values, which a closure converts asynchronously; they are compared only
    /// as images or texts, without their layout.
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

/// A strategy for values that are stored as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// Creates a strategy that stores values as they are.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}

extension Snapshotting {
    /// Returns a strategy that waits before it takes a snapshot.
    ///
    /// - Parameter duration: The delay in seconds of real time.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            Async { callback in
                RunLoop.current.run(until: Date(timeIntervalSinceNow: duration))
                strategy.snapshot(value).run(callback)
            }
        }
    }
}
