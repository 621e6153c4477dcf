/// Runs a closure before all examples.
@preconcurrency public func beforeSuite(_ closure: @escaping BeforeSuiteClosure) {
    World.shared.beforeSuite.append(closure)
}

/// Runs a closure after all examples.
@preconcurrency public func afterSuite(_ closure: @escaping AfterSuiteClosure) {
    World.shared.afterSuite.append(closure)
}

/// Declares examples that `itBehavesLike` uses.
public func sharedExamples(_ name: String, closure: @escaping () -> Void) {
    World.shared.share(name) { _ in closure() }
}

/// Declares examples that `itBehavesLike` uses with values.
public func sharedExamples(_ name: String, closure: @escaping SharedExampleClosure) {
    World.shared.share(name, closure)
}

/// Declares a group of examples.
public func describe(_ description: String, closure: () -> Void) {
    World.shared.enter(description, [], closure)
}

/// Declares a group of examples.
public func context(_ description: String, closure: () -> Void) {
    World.shared.enter(description, [], closure)
}

/// Declares a group of examples that do not run.
public func xdescribe(_ description: String, closure: () -> Void) {
    World.shared.enter(description, .pending, closure)
}

/// Declares a group of examples that do not run.
public func xcontext(_ description: String, closure: () -> Void) {
    World.shared.enter(description, .pending, closure)
}

/// Declares a group of examples that alone run.
public func fdescribe(_ description: String, closure: () -> Void) {
    World.shared.enter(description, .focused, closure)
}

/// Declares a group of examples that alone run.
public func fcontext(_ description: String, closure: () -> Void) {
    World.shared.enter(description, .focused, closure)
}
