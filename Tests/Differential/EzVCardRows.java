import ezvcard.Ezvcard;
import ezvcard.VCard;
import ezvcard.property.Email;
import ezvcard.property.FormattedName;
import ezvcard.property.Note;
import ezvcard.property.Organization;
import ezvcard.property.StructuredName;
import ezvcard.property.Telephone;
import ezvcard.property.Title;
import java.io.File;
import java.io.PrintStream;
import java.util.List;

/** Prints what ez-vcard reads of each file, in the rows of `kith inspect` with the file before them. */
public class EzVCardRows {
  private static final PrintStream OUT = new PrintStream(System.out, false, java.nio.charset.StandardCharsets.UTF_8);

  public static void main(String[] files) {
    for (String file : files) {
      try {
        List<VCard> cards = Ezvcard.parse(new File(file)).all();
        row(file, -1, "CARDS", 0, String.valueOf(cards.size()));
        for (int card = 0; card < cards.size(); card++) print(file, card, cards.get(card));
      } catch (Exception | Error error) {
        row(file, -1, "CARDS", 0, error.getClass().getSimpleName());
      }
    }
    OUT.flush();
  }

  private static void print(String file, int number, VCard card) {
    int index = 0;
    for (FormattedName name : card.getFormattedNames()) row(file, number, "FN", index++, name.getValue());
    StructuredName name = card.getStructuredName();
    if (name != null) {
      row(file, number, "N.family", 0, name.getFamily());
      row(file, number, "N.given", 0, name.getGiven());
    }
    index = 0;
    for (Telephone phone : card.getTelephoneNumbers()) {
      String text = phone.getText() != null ? phone.getText() : phone.getUri() == null ? "" : phone.getUri().toString();
      row(file, number, "TEL", index++, text);
    }
    index = 0;
    for (Email email : card.getEmails()) row(file, number, "EMAIL", index++, email.getValue());
    index = 0;
    for (Organization organization : card.getOrganizations()) {
      List<String> values = organization.getValues();
      row(file, number, "ORG.0", index++, values.isEmpty() ? "" : values.get(0));
    }
    index = 0;
    for (Note note : card.getNotes()) row(file, number, "NOTE", index++, note.getValue());
    index = 0;
    for (Title title : card.getTitles()) row(file, number, "TITLE", index++, title.getValue());
  }

  private static void row(String file, int card, String property, int index, String value) {
    if (value == null || value.isEmpty()) return;
    String escaped = value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t");
    OUT.println(file + "\t" + card + "\t" + property + "\t" + index + "\t" + escaped);
  }
}
