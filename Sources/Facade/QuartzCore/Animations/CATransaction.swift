public import CoreGraphics
public import Foundation

/// A group of layer changes with common animation settings, which are committed together.
open class CATransaction: NSObject {
    /// Begins a transaction, nested in the current one.
    open class func begin() {
        let clock = AnimationClock.current
        clock.transactions.append(TransactionValues(clock.transactions.last))
    }

    /// Ends the current transaction; its completion block is called once all of its animations have ended.
    open class func commit() {
        guard let values = AnimationClock.current.transactions.popLast() else { return }
        values.completion.commit()
    }

    /// Commits pending changes; does nothing here.
    open class func flush() {}
    /// Acquires the lock of layer data; does nothing here.
    open class func lock() {}
    /// Releases the lock of layer data; does nothing here.
    open class func unlock() {}

    /// Returns the duration of animations without one, in seconds; 0.25 by default.
    open class func animationDuration() -> CFTimeInterval { AnimationClock.current.transactions.last?.duration ?? 0.25 }
    /// Sets the duration of animations without one, in seconds; does nothing outside of a transaction.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }
    /// Returns the timing function of implicit animations; `nil` for the default.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        AnimationClock.current.transactions.last?.function
    }
    /// Sets the timing function of implicit animations; does nothing outside of a transaction.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { change { $0.function = function } }
    /// Returns whether changes of properties run no actions.
    open class func disableActions() -> Bool { AnimationClock.current.transactions.last?.disablesActions ?? false }
    /// Sets whether changes of properties run no actions; does nothing outside of a transaction.
    open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
    /// Returns the block that is called when the animations of the transaction have ended.
    open class func completionBlock() -> (() -> Void)? { AnimationClock.current.transactions.last?.completion.block }
    /// Sets the block that is called when the animations of the transaction have ended; called at once outside of one.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if AnimationClock.current.transactions.isEmpty {
            block?()
        } else {
            change { $0.completion.block = block }
        }
    }

    /// Returns the value of the transaction for a key.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: AnimationClock.current.transactions.last?.others[key]
        }
    }

    /// Sets a value of the transaction for a key; does nothing outside of a transaction.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            if let duration = anObject.flatMap(LayerNumber.double) { setAnimationDuration(duration) }
        case kCATransactionDisableActions:
            setDisableActions(anObject.flatMap(LayerNumber.double).map { $0 != 0 } ?? false)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: change { $0.others[key] = anObject }
        }
    }

    private class func change(_ edit: (TransactionValues) -> Void) {
        if let values = AnimationClock.current.transactions.last { edit(values) }
    }
}

/// The settings of a transaction.
final class TransactionValues {
    var duration: Double
    var function: CAMediaTimingFunction?
    var disablesActions: Bool
    let completion = TransactionCompletion()
    var others: [String: Any] = [:]

    init(_ outer: TransactionValues?) {
        duration = outer?.duration ?? 0.25
        function = outer?.function
        disablesActions = outer?.disablesActions ?? false
    }
}

/// Calls a completion block once a transaction is committed and all of its animations have ended.
final class TransactionCompletion {
    var block: (() -> Void)?
    var waiting = 0
    private var isCommitted = false

    func commit() {
        isCommitted = true
        callIfDone()
    }

    func finishOne() {
        waiting -= 1
        callIfDone()
    }

    private func callIfDone() {
        guard isCommitted, waiting == 0, let block else { return }
        self.block = nil
        block()
    }
}

/// The key of the duration of animations.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether changes of properties run no actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function of implicit animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"
