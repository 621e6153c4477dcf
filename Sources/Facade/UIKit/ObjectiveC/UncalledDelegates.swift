import LayoutSimInertness

/// Records the requirements of a protocol that an app's delegate implements and that nothing calls, as uses by the
/// object that has the delegate.
package func tellUncalled<Delegate>(of delegate: Delegate?, by owner: some AnyObject) {
    guard let delegate else { return }
    let requirements = MemberTables.uncalledRequirements(of: delegate as AnyObject)
    guard !requirements.isEmpty else { return }
    let name = "\(Delegate.self)"
    for requirement in requirements where requirement.owner == name { requirement.tell(owner) }
}
