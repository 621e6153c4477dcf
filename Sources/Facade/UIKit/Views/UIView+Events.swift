import Foundation

extension UIView {
    func add(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        state.gestureRecognizers.append(recognizer)
        recognizer.attach(to: self)
    }

    func remove(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        state.gestureRecognizers.removeAll { $0 === recognizer }
        recognizer.attach(to: nil)
    }

    func replaceGestures(_ recognizers: [UIGestureRecognizer]) {
        for recognizer in state.gestureRecognizers { remove(recognizer) }
        for recognizer in recognizers { addGestureRecognizer(recognizer) }
    }

    func add(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        state.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    func remove(_ interaction: any UIInteraction) {
        guard state.interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        state.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    func baseEndEditing(_ force: Bool) -> Bool {
        guard let holder = FirstResponder.current as? UIView, holder.isInside(self) else { return false }
        if holder.resignFirstResponder() { return true }
        guard force else { return false }
        FirstResponder.drop(holder)
        return true
    }
}
